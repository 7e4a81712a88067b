import { token } from '@liveryjs/engine/render/token';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  place-items: center;
  inline-size: 4.5rem;
  block-size: 3rem;
  overflow: hidden;
  border-radius: ${token('radius.sm')};

  &[data-framed] {
    border: 1px solid ${token('color.border.regular')};
  }

  > i {
    inline-size: 2rem;
    block-size: 1.5rem;
    border: 1px solid ${token('color.border.regular')};
    background: ${token('color.surface.raised')};
  }

  > b {
    inline-size: 100%;
    block-size: ${token('space.2')};

    &::before {
      content: '';
      display: block;
      inline-size: var(--length);
      max-inline-size: 100%;
      block-size: 100%;
      background: ${token('color.action.primary')};
    }
  }

  > span {
    white-space: nowrap;
  }
`;

interface Props {
  readonly name: string;
  /** [DTCG] */
  readonly type: string;
  readonly css: string;
}

/** Shows the look of a token. Nothing shows for a token without a look, such as a duration. */
export function TokenSample({ name, type, css }: Props) {
  if (type === 'color' || type === 'gradient')
    return <Box aria-hidden="true" data-framed="" style={{ background: css }} />;
  const text = textStyle(name, type, css);
  if (text)
    return (
      <Box aria-hidden="true">
        <span style={text}>Aa</span>
      </Box>
    );
  const shape = shapeStyle(name, type, css);
  if (shape)
    return (
      <Box aria-hidden="true" data-framed={type === 'shadow' ? undefined : ''}>
        <i style={shape} />
      </Box>
    );
  if (type === 'dimension')
    return (
      <Box aria-hidden="true">
        <b style={{ '--length': css } as CSSProperties} />
      </Box>
    );
  return <Box aria-hidden="true" />;
}

function textStyle(name: string, type: string, css: string): CSSProperties | undefined {
  if (type === 'typography') return { font: css };
  if (type === 'fontFamily') return { fontFamily: css, fontSize: '1.25rem' };
  if (type === 'fontWeight') return { fontWeight: css, fontSize: '1.25rem' };
  if (/^font\.size\.|\.fontSize$/.test(name)) return { fontSize: css };
  return undefined;
}

function shapeStyle(name: string, type: string, css: string): CSSProperties | undefined {
  if (type === 'shadow') return { boxShadow: css };
  return name.startsWith('radius.') ? { borderRadius: css } : undefined;
}
