/**
 * Tells whether a picture or a font has its end. What follows the end is allowed, and of kinds that do not say where they
 * end each file is whole.
 *
 * @param extension of the kind that the content is of
 */
export function isWhole(extension: string, bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ENDS[extension]?.(view) ?? true;
}

const ENDS: Readonly<Record<string, (view: DataView) => boolean>> = {
  png: endsPng,
  jpg: endsJpeg,
  jpeg: endsJpeg,
  // RIFF: the number of bytes that follow the first eight.
  webp: (view) => view.byteLength >= 12 && view.getUint32(4, true) + 8 <= view.byteLength,
  woff2: (view) => view.byteLength >= 48 && view.getUint32(8) <= view.byteLength,
  avif: endsBoxes,
};

/** A PNG is chunks: length, name, content and a sum; the last is called IEND. */
function endsPng(view: DataView): boolean {
  const IEND = 0x49454e44;
  for (let offset = 8; offset + 12 <= view.byteLength; offset += view.getUint32(offset) + 12)
    if (view.getUint32(offset + 4) === IEND) return true;
  return false;
}

/** A JPEG is segments until the picture begins, in which no FF D9 stands but at its end. Any number of FF may come before a segment. */
function endsJpeg(view: DataView): boolean {
  let offset = 2;
  while (offset + 4 <= view.byteLength && view.getUint16(offset) !== 0xffda)
    offset += view.getUint8(offset + 1) === 0xff ? 1 : view.getUint16(offset + 2) + 2;
  for (; offset + 2 <= view.byteLength; offset++) if (view.getUint16(offset) === 0xffd9) return true;
  return false;
}

/** An AVIF is boxes: size, name and content. A size of 0 reaches to the end, and 1 says that it follows in eight bytes. */
function endsBoxes(view: DataView): boolean {
  let offset = 0;
  while (offset + 8 <= view.byteLength) {
    const size = view.getUint32(offset);
    if (size === 0) return true;
    if (size === 1 && offset + 16 > view.byteLength) return false;
    const length = size === 1 ? Number(view.getBigUint64(offset + 8)) : size;
    if (length < 8) return false;
    offset += length;
  }
  return offset === view.byteLength;
}
