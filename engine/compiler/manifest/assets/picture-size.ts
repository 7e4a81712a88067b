/** A size in pixels, or in the units of a drawing. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size that a picture says of itself; undefined where it says none, or what is no picture.
 *
 * @param extension of the kind that the content is of
 */
export function pictureSize(extension: string, bytes: Uint8Array): PictureSize | undefined {
  if (!sizesByBytes.has(bytes)) sizesByBytes.set(bytes, read(extension, bytes));
  return sizesByBytes.get(bytes);
}

/** Brands inherit their pictures from each other. */
const sizesByBytes = new WeakMap<Uint8Array, PictureSize | undefined>();

function read(extension: string, bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = SIZES[extension]?.(view);
    return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // A header that is cut off: the file lacks its end, which is told.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const SIZES: Readonly<Record<string, (view: DataView) => PictureSize | undefined>> = {
  png: sizeOfPng,
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  jpg: sizeOfJpeg,
  jpeg: sizeOfJpeg,
  webp: sizeOfWebp,
  avif: sizeOfAvif,
  svg: sizeOfSvg,
};

/** A PNG begins with the chunk that says its size. */
function sizeOfPng(view: DataView): PictureSize | undefined {
  const IHDR = 0x49484452;
  return view.getUint32(12) === IHDR ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** A JPEG says its size in the segment that begins a frame. */
function sizeOfJpeg(view: DataView): PictureSize | undefined {
  for (let offset = 2; ; ) {
    const marker = view.getUint16(offset);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    if (marker === 0xffda || marker < 0xff00) return undefined;
    offset += marker === 0xffff ? 1 : view.getUint16(offset + 2) + 2;
  }
}

/** A WebP is of one of three kinds, each with its size at another place. */
function sizeOfWebp(view: DataView): PictureSize | undefined {
  const LOSSY = 0x56503820;
  const LOSSLESS = 0x5650384c;
  const EXTENDED = 0x56503858;
  const kind = view.getUint32(12);
  if (kind === LOSSY)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === LOSSLESS) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const in24 = (offset: number) => view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000 + 1;
  return kind === EXTENDED ? { width: in24(24), height: in24(27) } : undefined;
}

/** The properties of an AVIF stand before its pictures; the largest size is that of the whole, others are of its tiles. */
function sizeOfAvif(view: DataView): PictureSize | undefined {
  const ISPE = 0x69737065;
  const PIXELS = 0x6d646174;
  let largest: PictureSize | undefined;
  for (let offset = 0; offset + 16 <= view.byteLength; offset++) {
    const name = view.getUint32(offset);
    if (name === PIXELS) break;
    if (name !== ISPE) continue;
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) };
    if (largest === undefined || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** The bytes of an SVG in which its outermost tag stands: behind it come drawings, which may be long. */
const MOST_BEFORE = 8192;

/** The size that an SVG says of itself, else that of the drawing in it. */
function sizeOfSvg(view: DataView): PictureSize | undefined {
  const start = new Uint8Array(view.buffer, view.byteOffset, Math.min(view.byteLength, MOST_BEFORE));
  const text = new TextDecoder().decode(start).replaceAll(/<!--.*?-->/gs, '');
  const [tag = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1] ?? '';
  const [width, height] = ['width', 'height'].map((name) =>
    Number(/^\s*(\d*\.?\d+)(px)?\s*$/.exec(attribute(name))?.[1]),
  );
  if (width !== undefined && height !== undefined && width > 0 && height > 0) return { width, height };
  const [, , boxWidth = 0, boxHeight = 0] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : undefined;
}
