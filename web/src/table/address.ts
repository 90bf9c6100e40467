/** Where the code of a salon can be typed: "192.168.1.20:8480" of "http://192.168.1.20:8480/MOKA". */
export const doorOf = (way: string): string => way.replace(/^https?:\/\/|\/[^/]*$/g, "");
