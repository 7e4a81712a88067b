import { Checkbox, LinkTo, token, useMenu, useMessages } from '@liveryjs/engine/kit';
import type { MenuItem } from '@liveryjs/schemas/brand';
import { styled } from 'styled-components';
import type { Remembered } from './use-remembered.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.4')};
  font: ${token('typography.small')};
`;

const Forgot = styled(LinkTo)`
  display: inline-flex;
  min-block-size: ${token('size.target')};
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color.text.link')};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    color: ${token('color.text.linkHover')};
    text-decoration: underline;
  }
`;

interface Props {
  readonly remembered: Remembered;
  /** The way to a new password. */
  readonly forgot: MenuItem | undefined;
}

/** The choice to have the browser remember the login [3.04], and the way for those who have forgotten the login. */
export function RememberLine({ remembered, forgot }: Props) {
  const t = useMessages();
  const ways = useMenu(forgot ? [forgot] : []);
  return (
    <Line>
      <Checkbox
        name="remember"
        checked={remembered.wanted}
        onChange={({ currentTarget }) => remembered.want(currentTarget.checked)}
      >
        {t('loginForm.remember')}
      </Checkbox>
      {ways.map(({ id, label, to }) => (
        <Forgot key={id} to={to}>
          {t(label)}
        </Forgot>
      ))}
    </Line>
  );
}
