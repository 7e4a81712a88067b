import { Icon, LinkTo, token, useMenu, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import type { Props } from './bottom-bar.props.ts';

const Bar = styled.nav`
  container-type: inline-size;
  font: ${token('typography.caption')};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${token('color.header.border')};
  background: ${token('color.header.surface')};
  backdrop-filter: blur(${token('blur.glass')});

  ul {
    display: grid;
    /* Long names have more room than short ones, and break only where all of them together have too little. */
    grid-auto-columns: auto;
    grid-auto-flow: column;

    @media (min-width: 23rem) {
      grid-auto-columns: minmax(min-content, 1fr);
    }

    /* Letters that the browser's settings keep large: measured by how wide they are, since no rem says it. */
    @container (max-width: 40ch) {
      grid-auto-columns: minmax(0, auto);
      overflow-wrap: anywhere;
    }
  }
`;

const Way = styled(LinkTo)`
  display: grid;
  place-content: center;
  place-items: center;
  gap: ${token('space.half')};
  inline-size: 100%;
  min-block-size: ${token('size.bottomBar')};
  block-size: 100%;
  padding: 0 ${token('space.half')};
  border: 0;
  background: none;
  color: ${token('color.header.secondary')};
  font: ${token('typography.caption')};
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  cursor: pointer;

  > svg {
    inline-size: ${token('size.icon.lg')};
    block-size: ${token('size.icon.lg')};
  }

  &[aria-current] {
    color: ${token('color.header.selected')};
    box-shadow: inset 0 ${token('border.width.thick')} currentColor;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  [data-lead] > & {
    color: ${token('color.header.text')};

    > svg {
      padding: ${token('space.1')};
      border-radius: ${token('radius.full')};
      background: ${token('color.action.primary')};
      color: ${token('color.action.onPrimary')};
    }
  }
`;

/** The main ways at the lower edge of a phone. What each leads to and when it shows is the manifest's. */
export default function BottomBar({ props: { items, lead } }: WidgetProps<Props>) {
  const t = useMessages();
  const shown = useMenu(items);
  return (
    <Bar aria-label={t('bottomBar.label')}>
      <ul>
        {shown.map(({ id, label, icon = 'arrow-end', to }) => (
          <li key={id} {...(id === lead && { 'data-lead': '' })}>
            <Way to={to}>
              <Icon name={icon} />
              <span>{t(label)}</span>
            </Way>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
