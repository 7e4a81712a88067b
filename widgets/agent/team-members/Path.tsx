import { Button, Icon, token, useMessages } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

const Nav = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    font: ${token('typography.small')};
  }

  li {
    display: flex;
    align-items: center;
    max-inline-size: 100%;
  }

  li > svg {
    flex: none;
    color: ${token('color.text.muted')};
  }

  button,
  li > span {
    min-inline-size: 0;
    padding-inline: ${token('space.2')};
    overflow-wrap: anywhere;
  }

  li > span {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.semibold')};
  }
`;

interface Props {
  /** Names on the way down, the last of them where one is. */
  readonly path: readonly string[];
  /** undefined: to the agent's own downlines. */
  readonly onGo: (upline: string | undefined) => void;
}

/** The way down the team to where one is, each step of it a way back. */
export function Path({ path, onGo }: Props) {
  const t = useMessages();
  const last = path.length - 1;
  return (
    <Nav aria-label={t('teamMembers.path')}>
      <ol>
        <li>
          {path.length === 0 ? (
            <span aria-current="page">{t('teamMembers.top')}</span>
          ) : (
            <Button type="button" $tone="quiet" onClick={() => onGo(undefined)}>
              {t('teamMembers.top')}
            </Button>
          )}
        </li>
        {path.map((name, index) => (
          <li key={name}>
            <Icon name="chevron-end" />
            {index === last ? (
              <span aria-current="page">
                <bdi>{name}</bdi>
              </span>
            ) : (
              <Button type="button" $tone="quiet" onClick={() => onGo(name)}>
                <bdi>{name}</bdi>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Nav>
  );
}
