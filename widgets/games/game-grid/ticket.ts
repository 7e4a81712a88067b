import { ornament, token } from '@liveryjs/engine/kit';
import { css } from 'styled-components';

/**
 * A lottery ticket around a card's body: the picture is its stub, bitten at both ends of the line that it is torn
 * along, and its far edge is one of a row of them. What is cut out is cut out for good: the page shows through.
 */
export const ticket = css`
  --face: 5.25rem;
  --inset: 0px;
  --focus-offset: -4px;
  --tear: var(--face);
  --far: 100%;
  --bite: calc(${token('space.2')} - 1px);
  --edge: ${token('color.border.regular')};
  /* An outline that follows the cuts. */
  filter: drop-shadow(1px 0 var(--edge)) drop-shadow(-1px 0 var(--edge)) drop-shadow(0 1px var(--edge))
    drop-shadow(0 -1px var(--edge));

  [dir='rtl'] & {
    --tear: calc(100% - var(--face));
    --far: 0%;
  }

  > div {
    grid-template: minmax(0, 1fr) auto / var(--face) minmax(0, 1fr);
    gap: 0;
    position: relative;
    isolation: isolate;
    /* Room for a name of two lines above the badges. */
    min-block-size: 7.75rem;
    padding: 0;
    border: 0;
    mask:
      radial-gradient(circle var(--bite) at var(--tear) 0, transparent 96%, #000),
      radial-gradient(circle var(--bite) at var(--tear) 100%, transparent 96%, #000),
      radial-gradient(circle 4px at var(--far) 50%, transparent 92%, #000) 0 0 / 100% 14px round;
    mask-composite: intersect;
  }

  /* The stub. */
  > div > :first-child {
    grid-row: 1 / -1;
    inline-size: auto;
    block-size: 100%;
    aspect-ratio: auto;
    border-radius: 0;
    box-shadow: none;
  }

  > div > :nth-child(2) {
    align-content: center;
    gap: ${token('space.1')};
    block-size: 100%;
    padding-block: ${token('space.3')};
    padding-inline: ${token('space.4')} calc(${token('size.control.sm')} + ${token('space.3')});
    border-inline-start: 2px dashed var(--edge);
  }

  > div > :nth-child(3) {
    padding-block: 0 ${token('space.3')};
    padding-inline: ${token('space.4')} ${token('space.5')};
    border-inline-start: 2px dashed var(--edge);
  }

  /* The brand's mark, as a watermark. */
  > div::before {
    position: absolute;
    z-index: ${token('layer.below')};
    inset-block: 0;
    inset-inline-end: ${token('space.4')};
    inline-size: 5rem;
    background: ${token('color.ornament.mark')};
    mask: ${ornament('mark')} center / contain no-repeat;
    opacity: 0.09;
    content: '';
  }

  h3 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font: ${token('typography.subheading')};
    white-space: normal;
  }
`;
