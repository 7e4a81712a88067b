import {
  Icon,
  Picker,
  token,
  useMessages,
  useModes,
  VisuallyHidden,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import type { Mode } from '@liveryjs/schemas/brand';
import { css, styled } from 'styled-components';
import type { Props } from './mode-picker.props.ts';

const Button = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${token('size.control.md')};
  block-size: ${token('size.control.md')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: ${token('color.action.quietHover')};
  }
`;

/**
 * The offer of a mode, hidden while that mode shows. The document says which one does, before any script of the
 * widget has run: nothing jumps when the page comes to life.
 */
const Offer = styled.span<{ $mode: Mode; $known: string }>`
  ${({ $mode, $known }) => css`
    html[data-mode='${$mode.id}'] & {
      display: none;
    }

    @media (prefers-color-scheme: ${$mode.scheme}) {
      html:not(${$known}) & {
        display: none;
      }
    }
  `}
`;

/** Switches the look of the brand [1.05]. */
export default function ModePicker(_: WidgetProps<Props>) {
  const t = useMessages();
  const { current, all, choose } = useModes();
  const nameOf = ({ id, label }: Mode) => (label ? t(label) : id);
  if (all.length < 2) return null;
  if (all.length > 2) {
    return (
      <Picker
        icon="contrast"
        label={t('modePicker.label')}
        value={current.id}
        options={all.map((mode) => ({ value: mode.id, text: nameOf(mode) }))}
        compact
        onChoose={choose}
      />
    );
  }
  const knownSelector = all.map(({ id }) => `[data-mode='${id}']`).join(', ');
  const next = all.find(({ id }) => id !== current.id);
  return (
    <Button type="button" onClick={() => next && choose(next.id)}>
      {all.map((mode) => (
        <Offer key={mode.id} $mode={mode} $known={knownSelector}>
          <Icon name={mode.scheme === 'dark' ? 'moon' : 'sun'} />
          <VisuallyHidden>{t('modePicker.switchTo', { mode: nameOf(mode) })}</VisuallyHidden>
        </Offer>
      ))}
    </Button>
  );
}
