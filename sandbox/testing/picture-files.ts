import { encodePng } from '#sandbox/pictures/encode-png.ts';

/** Files of pictures that the platform takes, and gives back as they are. */
export const pictureFiles = {
  png: encodePng({ width: 8, height: 8, palette: ['#5a6478'], pixels: new Uint8Array(64) }),
  /** One grey pixel. */
  jpeg: Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
    'base64',
  ),
} as const;
