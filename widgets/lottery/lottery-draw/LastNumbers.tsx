import { Balls, token, useMessages } from '@liveryjs/engine/kit';
import { groupNumbers } from '@liveryjs/platform/lottery/number-groups';
import type { LotteryNumberGroup } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const All = styled.details`
  summary {
    min-block-size: ${token('size.target')};
    color: ${token('color.text.link')};
    font: ${token('typography.label')};
    cursor: pointer;
  }

  dl {
    display: grid;
    grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
    gap: ${token('space.2')} ${token('space.4')};
    align-items: center;
    margin: ${token('space.2')} 0 0;
  }

  dl > div:not([hidden]) {
    display: contents;
  }

  dt {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }

  dd {
    margin: 0;
  }
`;

interface Props {
  readonly groups: readonly LotteryNumberGroup[];
  readonly numero: string;
  readonly numbers: readonly string[];
}

/** A draw of several prizes: the first, and the others where somebody asks for them. */
export function LastNumbers({ groups, numero, numbers }: Props) {
  const t = useMessages();
  const [first, ...others] = groupNumbers(groups, numbers);
  return (
    <>
      {first && <Balls numbers={first.numbers} label={first.group.labelName} />}
      <All>
        <summary>{t('lotteryDraw.all', { numero })}</summary>
        <dl>
          {others.map(({ group, numbers: own }) => (
            <div key={group.group} hidden={own.length === 0}>
              <dt>{group.labelName}</dt>
              <dd>
                <Balls numbers={own} label={group.labelName} small />
              </dd>
            </div>
          ))}
        </dl>
      </All>
    </>
  );
}
