import { Button, Icon, token, useActionContext, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import type { Props } from './message-box.props.ts';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.4')};
  text-align: center;

  > svg {
    box-sizing: content-box;
    padding: ${token('space.4')};
    border-radius: ${token('radius.full')};
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
    font-size: ${token('font.size.lg')};
  }

  p {
    max-inline-size: 22rem;
    margin: 0 0 ${token('space.2')};
    text-wrap: balance;
  }

  button {
    inline-size: 100%;
    min-block-size: ${token('size.control.lg')};
  }
`;

/** Says one thing in a popup, which its button closes. */
export default function MessageBox({ props: { text, icon, button } }: WidgetProps<Props>) {
  const t = useMessages();
  const { close } = useActionContext();
  return (
    <Box>
      <Icon name={icon} />
      <p>{t(text)}</p>
      <Button type="button" $tone="primary" onClick={close}>
        {t(button)}
      </Button>
    </Box>
  );
}
