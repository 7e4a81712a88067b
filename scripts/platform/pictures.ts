const PATIENCE_MS = 15_000;

/** An absolute address, or a path on the portal's own origin. */
const ADDRESS = /^(https?:\/\/[^/\s]|\/\/?[^/\s])/i;

const DATA = /^data:image\/[a-z+.-]+(;[^,]*)?,./i;

/** The beginnings of base64 of a PNG, a JPEG, a GIF or a WebP. */
const BASE64 = /^(iVBORw0KGgo|\/9j\/|R0lGOD|UklGR)[A-Za-z0-9+/]+=*$/;

/** Tells whether a text is a picture itself, as an address of data or as base64 alone. */
export function isPictureText(text: string): boolean {
  return DATA.test(text) || BASE64.test(text);
}

/**
 * Tries addresses as a browser would, from the platform's origin, and follows redirects.
 *
 * @returns those that answer with the type of a picture
 */
export async function picturesAmong(
  addresses: Iterable<string>,
  origin: string,
): Promise<ReadonlySet<string>> {
  const tried = await Promise.all(
    [...new Set(addresses)].map(async (address) => ((await isPicture(address, origin)) ? [address] : [])),
  );
  return new Set(tried.flat());
}

async function isPicture(address: string, origin: string): Promise<boolean> {
  if (!ADDRESS.test(address) || !URL.canParse(address, origin)) return false;
  try {
    const response = await fetch(new URL(address, origin), {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: 'image/*' },
    });
    await response.body?.cancel();
    return response.ok && /^image\//i.test(response.headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}
