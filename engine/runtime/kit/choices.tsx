import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { Picture } from './picture.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${token('space.1')} ${token('space.3')};
  transition: opacity ${token('motion.duration.normal')};

  &[aria-busy='true'] {
    opacity: ${token('opacity.disabled')};
  }
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: ${token('size.avatar.md')} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.3')};
  inline-size: 100%;
  padding: ${token('space.2')};
  border: 0;
  border-radius: ${token('radius.card')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: background ${token('motion.duration.fast')};

  &:hover {
    background: ${token('color.action.quietHover')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  img {
    aspect-ratio: 1;
    border-radius: ${token('radius.md')};
  }

  strong,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font: ${token('typography.label')};
  }

  small {
    color: ${token('color.text.muted')};
    font: ${token('typography.small')};
  }

  > svg {
    margin-inline-end: ${token('space.2')};
    color: ${token('color.text.muted')};
  }

  &:hover > svg,
  &[aria-busy='true'] > svg {
    color: ${token('color.text.accent')};
  }

  &[aria-busy='true'] {
    cursor: progress;

    > svg {
      animation: livery-breathe 0.6s ease-in-out infinite alternate;
    }
  }
`;

/** One of several things to press. */
export interface Choice {
  readonly id: string | number;
  /** Address of its picture. */
  readonly picture: string | undefined;
  readonly title: string;
  readonly detail?: string | undefined;
}

interface Props<T extends Choice> {
  readonly choices: readonly T[];
  /** Name of the list, for screen readers. */
  readonly label: string;
  /** Name of the icon that says what a press does. */
  readonly icon: string;
  /** True while the content that shows is about to give way to something newer. */
  readonly busy?: boolean;
  /** While it lasts no other press counts. */
  readonly onChoose: (choice: T) => Promise<void>;
}

/** Things to choose from, each a row with a picture that can be pressed. */
export function Choices<T extends Choice>({ choices, label, icon, busy = false, onChoose }: Props<T>) {
  const [chosen, setChosen] = useState<Choice['id']>();
  const choose = async (choice: T) => {
    if (chosen !== undefined) return;
    setChosen(choice.id);
    try {
      await onChoose(choice);
    } finally {
      setChosen(undefined);
    }
  };
  return (
    <List aria-label={label} aria-busy={busy}>
      {choices.map((choice) => (
        <li key={choice.id}>
          <Row type="button" aria-busy={chosen === choice.id} onClick={() => void choose(choice)}>
            <Picture src={choice.picture} alt="" width={96} height={96} />
            <span>
              <strong dir="auto">{choice.title}</strong>
              {choice.detail && <small dir="auto">{choice.detail}</small>}
            </span>
            <Icon name={icon} />
          </Row>
        </li>
      ))}
    </List>
  );
}
