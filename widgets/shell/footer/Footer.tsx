import { token, useBrand, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { pageTime } from '@liveryjs/engine/kit/plain';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { copyrightYears } from './footer.model.ts';
import type { Props } from './footer.props.ts';
import { Group } from './Group.tsx';
import { Providers } from './Providers.tsx';
import { Social } from './Social.tsx';

const Frame = styled.div`
  border-block-start: 1px solid ${token('color.footer.border')};
  background: ${token('color.footer.surface')};
  color: ${token('color.footer.text')};
  font: ${token('typography.small')};
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.6')};
  max-inline-size: calc(${token('size.content')} + 2 * ${token('size.gutter')});
  margin-inline: auto;
  padding: ${token('space.6')} ${token('size.gutter')};
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${token('space.6')};

  [data-layout='centred'] > & {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
    inline-size: 100%;
    max-inline-size: 64rem;
    margin-inline: auto;
    text-align: center;
  }
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')} ${token('space.5')};
  padding-block-start: ${token('space.5')};
  border-block-start: 1px solid ${token('color.footer.border')};

  p {
    margin: 0;
  }

  [data-layout='centred'] > & {
    flex-direction: column;
    text-align: center;
  }
`;

const Age = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};

  strong {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: ${token('size.control.md')};
    block-size: ${token('size.control.md')};
    border: ${token('border.width.thick')} solid currentColor;
    border-radius: ${token('radius.full')};
    color: ${token('color.footer.heading')};
    font: ${token('typography.label')};
  }
`;

/** The foot of every page [2.27]. */
export default function Footer({ props }: WidgetProps<Props>) {
  const { groups, social, layout, providers, minimumAge: age, since } = props;
  const t = useMessages();
  const { name: brand } = useBrand();
  const years = copyrightYears(since, useYear());
  return (
    <Frame>
      <Content data-layout={layout}>
        {providers && <Providers />}
        {groups.length > 0 && (
          <Groups>
            {groups.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </Groups>
        )}
        <Legal>
          <Age>
            <strong>{t('footer.age', { age })}</strong>
            <span>{t('footer.ageNotice', { age })}</span>
          </Age>
          <Social items={social} />
          <p>{t('footer.copyright', { years, brand })}</p>
        </Legal>
      </Content>
    </Frame>
  );
}

/** This year; undefined in prerendered HTML, which is the same whenever it is written. */
function useYear(): number | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => new Date(pageTime()).getFullYear(),
    () => undefined,
  );
}
