import { useEffect, useRef, useState } from 'react';
import type { BrandView, FromFrame, ToFrame } from '#studio/api.ts';
import { Icon } from './icons.tsx';

/** Widths of windows to look at, in pixels. */
export const WIDTHS = ['390', '768', '1440'] as const;

/** The portal itself, in a frame of its own origin, as wide as a window would be and drawn as large as there is room. */
export function Preview({
  brand,
  page,
  language,
  mode,
  width,
}: {
  readonly brand: BrandView;
  readonly page: BrandView['pages'][number];
  readonly language: string;
  readonly mode: string;
  readonly width: number;
}) {
  const start = brand.languages.find(({ code }) => code === language)?.start ?? '';
  const path = start !== '' && page.path === '/' ? start : start + page.path;
  const address = new URL(path, brand.address).href;
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState<string>();
  const isByPath = brand.languages.some((each) => each.start !== '');
  const isDefault = language === brand.defaultLanguage;

  useEffect(() => {
    const { origin } = new URL(brand.address);
    const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, origin);
    const tell = () => {
      send({ livery: 'mode', mode });
      if (!isByPath) send({ livery: 'language', language, isDefault });
    };
    const listen = ({ origin: from, source, data }: MessageEvent<FromFrame>) => {
      if (from === origin && source === frame.current?.contentWindow && data.livery === 'ready') tell();
    };
    addEventListener('message', listen);
    if (frame.current?.dataset.loaded === 'yes') tell();
    return () => removeEventListener('message', listen);
  }, [brand.address, mode, language, isByPath, isDefault]);

  const { area, size } = useSize();
  const scale = Math.min(1, size.width / width);
  const height = scale === 0 ? 0 : size.height / scale;
  const isLoading = loaded !== address;
  return (
    <div className="preview">
      <div className="preview-head">
        <span className="preview-address">{address.replace(/^http:\/\//, '')}</span>
        <span className="quiet">{Math.round(scale * 100)} %</span>
        <a className="quiet preview-open" href={address} target="_blank" rel="noreferrer">
          Open in a tab <Icon name="open" />
        </a>
      </div>
      <div className="preview-area" ref={area}>
        <div
          className={`frame-box${isLoading ? ' loading' : ''}`}
          style={{ width: width * scale, height: height * scale }}
        >
          <iframe
            ref={frame}
            name="livery-studio"
            title={`${brand.name}, ${page.title}`}
            src={address}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            data-loaded={isLoading ? 'no' : 'yes'}
            onLoad={() => setLoaded(address)}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </div>
  );
}

/** The size of an element, as it changes. */
function useSize() {
  const area = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { area, size };
}
