import { useEffect, useRef, useState } from 'react';
import { Button, ToggleButton, ToggleButtonGroup, Tooltip, TooltipTrigger } from 'react-aria-components';
import type { BrandView, OutlineNode } from '#studio/api.ts';
import type { ToStudio } from '#studio/bridge.ts';
import { FrameOutlines } from './FrameOutlines.tsx';
import { Icon } from './icons.tsx';
import { focusNextRegion } from './regions.ts';
import { type Seen, useFrame, useTold } from './use-frame.ts';

/** Widths of windows to look at, in pixels. */
export const WIDTHS = ['390', '768', '1440'] as const;

/** The portal itself, in a frame of its own origin, as wide as a window would be and drawn as large as there is room. */
export function Preview({
  brand,
  width,
  nodes,
  onPick,
  onHeard,
  ...seen
}: Seen & {
  readonly brand: BrandView;
  readonly width: number;
  readonly nodes: readonly OutlineNode[];
  readonly onPick: (isOn: boolean) => void;
  readonly onHeard: (message: ToStudio) => void;
}) {
  const { link, frame, source } = useFrame(brand, seen, onHeard);
  const path = useTold(link, (state) => state.path);
  const [loaded, setLoaded] = useState<string>();
  const { area, size } = useSize();
  const scale = Math.min(1, size.width / width);
  const height = scale === 0 ? 0 : size.height / scale;
  const address = path === undefined ? source : new URL(path, brand.address).href;
  return (
    <div className="preview">
      <div className="preview-head">
        <PickSwitch isPicking={seen.isPicking} onPick={onPick} />
        <span className="preview-address">{address.replace(/^http:\/\//, '')}</span>
        <span className="quiet">{Math.round(scale * 100)} %</span>
        <a className="quiet preview-open" href={address} target="_blank" rel="noreferrer">
          Open as saved <Icon name="open" />
        </a>
      </div>
      {/* The portal has many stops of its own. */}
      <Button className="button skip" onPress={() => focusNextRegion(false)}>
        Skip the portal (F6)
      </Button>
      <div className="preview-area" ref={area}>
        <div
          className={`frame-box${loaded === source ? '' : ' loading'}`}
          style={{ width: width * scale, height: height * scale }}
        >
          <iframe
            ref={frame}
            name="livery-studio"
            title={`${brand.name}, ${seen.page.title}`}
            src={source}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            onLoad={() => setLoaded(source)}
            style={{ width, height, transform: `scale(${scale})` }}
          />
          <FrameOutlines link={link} scale={scale} nodes={nodes} selected={seen.selected} />
        </div>
      </div>
    </div>
  );
}

/** The switch between using the portal and choosing in it. */
function PickSwitch({
  isPicking,
  onPick,
}: {
  readonly isPicking: boolean;
  readonly onPick: (isOn: boolean) => void;
}) {
  return (
    <ToggleButtonGroup
      className="switch-group"
      aria-label="Clicks in the portal"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[isPicking ? 'select' : 'browse']}
      onSelectionChange={(keys) => onPick(keys.has('select'))}
    >
      <TooltipTrigger delay={400}>
        <ToggleButton className="switch-button" id="browse">
          Browse
        </ToggleButton>
        <Tooltip className="tooltip" offset={6}>
          Use the portal as visitors do (Alt+S)
        </Tooltip>
      </TooltipTrigger>
      <TooltipTrigger delay={400}>
        <ToggleButton className="switch-button" id="select">
          Select
        </ToggleButton>
        <Tooltip className="tooltip" offset={6}>
          Click on a part to change it; Escape goes to the part around it (Alt+S)
        </Tooltip>
      </TooltipTrigger>
    </ToggleButtonGroup>
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
