import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { Link } from '#engine/render/link.tsx';
import { token } from '#engine/render/token.ts';
import { useIntl, useMessages } from '#engine/render/use-language.ts';
import { KEEP_MAIN } from '#engine/routing/use-main-key.ts';
import { pagerItems } from './pager-items.ts';
import { useSearchWith } from './use-address.ts';

const Nav = styled.nav`
  @media print {
    display: none;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token('space.1')};
  }

  a,
  button,
  span {
    display: grid;
    place-items: center;
    min-inline-size: ${token('size.control.md')};
    min-block-size: ${token('size.control.md')};
    padding-inline: ${token('space.2')};
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    color: ${token('color.text.secondary')};
    text-decoration: none;
    cursor: pointer;

    /* Long words of two languages stay in one row with three pages. */
    @media (max-width: 40rem) {
      padding-inline: ${token('space.1')};
    }
  }

  :is(a, button):hover {
    background: ${token('color.surface.raised')};
    color: ${token('color.text.primary')};
  }

  [aria-current] {
    background: ${token('color.action.primary')};
    color: ${token('color.action.onPrimary')};
    font-weight: ${token('font.weight.semibold')};
  }

  span[aria-disabled] {
    color: ${token('color.text.muted')};
    opacity: 0.6;
    cursor: auto;
  }
`;

const Next = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  justify-content: center;
  gap: ${token('space.2')};
  block-size: 100%;
  padding: ${token('space.3')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.link')};
  font: ${token('typography.subheading')};
  text-align: center;
  text-decoration: none;

  &:hover {
    border-color: ${token('color.border.brand')};
    background: ${token('color.surface.hover')};
    color: ${token('color.text.linkHover')};
  }

  svg {
    box-sizing: content-box;
    padding: ${token('space.2')};
    border-radius: ${token('radius.full')};
    background: ${token('color.action.primary')};
    color: ${token('color.action.onPrimary')};
  }
`;

interface Props {
  /** The page that shows, from 1. */
  readonly page: number;
  readonly pages: number;
  /** Name of what is paged, for screen readers. */
  readonly label: string;
  /** Name of the page in the address's query. */
  readonly param?: string;
  /** Called after a page was chosen, to bring its start into view. */
  readonly onChoose?: () => void;
  /** Turns to a page that is nothing of the address, as in a dialog: page numbers are buttons then. */
  readonly onTurn?: (page: number) => void;
}

/** Leads to the page that follows, from the end of this one: as large as its place. Nothing on the last page. */
export function NextPage({ page, pages, param = 'page', onChoose }: Omit<Props, 'label' | 'onTurn'>) {
  const t = useMessages();
  const { to, choose } = usePageLinks(param, onChoose);
  if (page >= pages) return null;
  return (
    <Next to={to(page + 1)} state={KEEP_MAIN} onClick={choose}>
      {t('engine.nextPage')}
      <Icon name="chevron-end" />
    </Next>
  );
}

function usePageLinks(param: string, onChoose: Props['onChoose']) {
  const { search } = useLocation();
  const searchWith = useSearchWith();
  return {
    to: (number: number) => ({ search: searchWith(search, { [param]: String(number) }) ?? search }),
    choose: onChoose,
  };
}

/** Page numbers with Prev, Next and an ellipsis, as links that keep the rest of the address [9.02]. */
export function Pager({ page, pages, label, param = 'page', onChoose, onTurn }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const { to, choose } = usePageLinks(param, onChoose);
  if (pages <= 1) return null;
  const link = (number: number, text: string, name: string) => {
    const words = { 'aria-label': name, ...(number === page && { 'aria-current': 'page' as const }) };
    return onTurn ? (
      <button type="button" onClick={() => onTurn(number)} {...words}>
        {text}
      </button>
    ) : (
      <Link to={to(number)} state={KEEP_MAIN} onClick={choose} {...words}>
        {text}
      </Link>
    );
  };
  const step = (number: number, text: string, name: string) =>
    number < 1 || number > pages ? <span aria-disabled="true">{text}</span> : link(number, text, name);
  return (
    <Nav aria-label={label}>
      <ul>
        <li>{step(page - 1, t('engine.prev'), t('engine.previousPage'))}</li>
        {pagerItems(page, pages).map((item, index, items) =>
          item === 'gap' ? (
            <li key={`after ${items[index - 1]}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={item}>{link(item, intl.formatNumber(item), t('engine.page', { number: item }))}</li>
          ),
        )}
        <li>{step(page + 1, t('engine.next'), t('engine.nextPage'))}</li>
      </ul>
    </Nav>
  );
}
