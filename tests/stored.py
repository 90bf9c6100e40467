"""What storage has of a salon."""

from veillee.storage import SalonRecord, Storage


async def record_of(storage: Storage, code: str) -> SalonRecord | None:
    return next((one for one in await storage.salons() if one.code == code), None)
