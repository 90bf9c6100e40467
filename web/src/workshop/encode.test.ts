// @vitest-environment node
import { describe, expect, it } from "vitest";
import { searchQuality, withoutMetadata } from "./encode";

/** An encoder whose bytes grow with quality; it counts how often it is asked. */
function encoder(sizeAt: (quality: number) => number) {
  const asked: number[] = [];
  const make = (quality: number) => {
    asked.push(quality);
    return Promise.resolve({ quality, size: sizeAt(quality) });
  };
  return { make, asked };
}

describe("the search for a quality", () => {
  it("takes the finest at once if it is small enough", async () => {
    const { make, asked } = encoder(() => 90_000);
    expect(await searchQuality(make, 120_000)).toMatchObject({ quality: 0.86 });
    expect(asked).toHaveLength(1);
  });

  it("comes close to the limit and never over it, in few steps", async () => {
    for (const full of [130_000, 200_000, 300_000]) {
      const sizeAt = (quality: number) => full * quality ** 2;
      const { make, asked } = encoder(sizeAt);
      const made = (await searchQuality(make, 90_000))!;
      expect(made.size).toBeLessThanOrEqual(90_000);
      expect(sizeAt(made.quality + 0.04)).toBeGreaterThan(90_000);
      expect(asked.length).toBeLessThanOrEqual(8);
    }
  });

  it("gives up if even a poor one is too much", async () => {
    const { make, asked } = encoder(() => 500_000);
    expect(await searchQuality(make, 120_000)).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it("takes what fits exactly", async () => {
    const { make } = encoder((quality) => (quality > 0.8 ? 121 : 120));
    expect(await searchQuality(make, 120)).toMatchObject({ size: 120 });
  });
});

describe("a JPEG without remarks", () => {
  const segment = (marker: number, text: string): number[] => {
    const body = [...text].map((letter) => letter.charCodeAt(0));
    return [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body];
  };
  const scan = [...segment(0xda, "s"), 1, 2, 0xff, 0, 0xff, 0xe1, 3, 0xff, 0xd9];
  const jpeg = (...segments: number[][]) => new Uint8Array([0xff, 0xd8, ...segments.flat(), ...scan]);

  it("loses EXIF, XMP and comments, keeps tables, colours and every pixel", () => {
    const [head, colours, adobe] = [
      segment(0xe0, "JFIF\0"),
      segment(0xe2, "ICC_PROFILE\0"),
      segment(0xee, "Adobe"),
    ];
    const tables = segment(0xdb, "tables");
    const full = jpeg(
      head,
      segment(0xe1, "Exif\0\0GPS"),
      colours,
      segment(0xe1, "http://ns.adobe.com/xap/1.0/\0"),
      segment(0xed, "Photoshop 3.0"),
      adobe,
      segment(0xfe, "a comment"),
      tables,
    );
    expect(withoutMetadata(full)).toEqual(jpeg(head, colours, adobe, tables));
  });

  it("is left as it is where there is nothing to lose, or nothing to understand", () => {
    const plain = jpeg(segment(0xe0, "JFIF\0"), segment(0xdb, "tables"));
    expect(withoutMetadata(plain)).toEqual(plain);
    const broken = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff]);
    expect(withoutMetadata(broken)).toEqual(broken);
  });
});
