import type { OpenedGroup } from '@liveryjs/client/lottery/number-groups';
import { token, VisuallyHidden } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${token('typography.small')};

  th,
  td {
    padding: ${token('space.2')} ${token('space.3')};
    border: 1px solid ${token('color.border.subtle')};
  }

  th {
    inline-size: 30%;
    background: ${token('color.table.header')};
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.medium')};
    text-align: start;
    overflow-wrap: break-word;
  }

  ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(3.5rem, 1fr));
    gap: ${token('space.1')} ${token('space.2')};
  }

  li {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.semibold')};
    text-align: center;
    letter-spacing: ${token('font.letterSpacing.wide')};
  }

  tr[data-first] li {
    color: ${token('color.text.accent')};
    font: ${token('typography.heading')};
  }
`;

interface Props {
  /** The table's caption, for screen readers. */
  readonly caption: string;
  readonly prizes: readonly OpenedGroup[];
}

/** The prizes of a draw that opens several, the special one first. */
export function PrizeTable({ caption, prizes }: Props) {
  return (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <tbody>
        {prizes
          .filter(({ numbers }) => numbers.length > 0)
          .map(({ group, numbers }, index) => (
            <tr key={group.group} {...(index === 0 && { 'data-first': '' })}>
              <th scope="row">{group.labelName}</th>
              <td>
                <ol dir="ltr">
                  {numbers.map((number, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a number is what it is at its place, and may come twice
                    <li key={place}>{number}</li>
                  ))}
                </ol>
              </td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}
