import { Icon, Link, linkPath, Picture, token, useBrand } from '@liveryjs/engine/kit';
import { type MouseEvent, memo } from 'react';
import { css, styled } from 'styled-components';
import type { Choice } from './portal-search.model.ts';

/** The side of a picture, in pixels. */
const SIGN = 40;

const row = css`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: ${token('size.control.touch')};
  padding: ${token('space.1')} ${token('space.3')};
  border-radius: ${token('radius.control')};
  color: ${token('color.text.primary')};
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${token('color.surface.hover')};
  }

  &[aria-selected='true'] {
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};

    small,
    svg {
      color: inherit;
    }
  }
`;

const Row = styled.div`
  ${row}
`;

const LinkRow = styled(Link)`
  ${row}
`;

const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${SIGN}px;
  block-size: ${SIGN}px;
  overflow: clip;
  border-radius: ${token('radius.md')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.secondary')};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }
`;

interface Props {
  readonly id: string;
  readonly choice: Choice;
  readonly active: boolean;
  /** It is chosen; a link is followed after that, unless the event is prevented. */
  readonly onChoose: (choice: Choice, event: MouseEvent) => void;
}

/** Something to choose; what leads to a page is a link, so that it opens in a tab of its own, too. */
export const Option = memo(function Option({ id, choice, active, onChoose }: Props) {
  const brand = useBrand();
  const { title, detail, picture, icon = 'arrow-end', aim } = choice;
  const route = 'to' in aim && aim.to.route !== undefined ? linkPath(brand, aim.to) : undefined;
  const attributes = {
    id,
    role: 'option',
    'aria-selected': active,
    onClick: (event: MouseEvent) => onChoose(choice, event),
  };
  const content = (
    <>
      <Sign>
        {picture ? <Picture src={picture} alt="" width={SIGN} height={SIGN} /> : <Icon name={icon} />}
      </Sign>
      <Words>
        <span>
          <bdi>{title}</bdi>
        </span>
        {detail && (
          <small>
            <bdi>{detail}</bdi>
          </small>
        )}
      </Words>
    </>
  );
  if (route === undefined) return <Row {...attributes}>{content}</Row>;
  return (
    <LinkRow {...attributes} to={route} tabIndex={-1}>
      {content}
    </LinkRow>
  );
});

/** A row that does something with the list itself. */
export const Act = styled.div`
  ${row}
  color: ${token('color.text.link')};
  font: ${token('typography.label')};
`;
