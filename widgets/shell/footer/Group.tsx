import { Icon, LinkTo, token, useBrand, useMenu, useMessages } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import type { FooterGroup } from './footer.props.ts';

const Section = styled.section`
  display: grid;
  align-content: start;
  gap: ${token('space.3')};

  h2 {
    margin: 0;
    color: ${token('color.footer.heading')};
    font: ${token('typography.subheading')};
  }

  p {
    max-inline-size: ${token('size.reading')};
    margin: 0;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }

  /* Words without frames stand further apart. */
  ul:has(> li > :is(a, button)) {
    column-gap: ${token('space.4')};
  }

  [data-layout='centred'] & {
    justify-items: center;

    ul {
      justify-content: center;
    }
  }
`;

const Label = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.1')} ${token('space.3')};
  border: 1px solid ${token('color.footer.border')};
  border-radius: ${token('radius.control')};
  font-weight: ${token('font.weight.medium')};
`;

const Ways = styled.ul`
  && {
    column-gap: ${token('space.4')};
  }
`;

const Way = styled(LinkTo)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.control.sm')};
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color.footer.link')};
  font: inherit;
  font-weight: ${token('font.weight.medium')};
  text-align: start;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.25em;
  cursor: pointer;
  transition: color ${token('motion.duration.fast')}, text-decoration-color ${token('motion.duration.fast')};

  &:hover,
  &[aria-current] {
    color: ${token('color.footer.heading')};
    text-decoration-color: currentColor;
  }
`;

/** A column of the footer: a title, a paragraph, words, links. */
export function Group({ group: { title, text, labels, links } }: { group: FooterGroup }) {
  const t = useMessages();
  const { name: brand } = useBrand();
  const shown = useMenu(links).filter(({ pending }) => !pending);
  return (
    <Section>
      <h2>{t(title, { brand })}</h2>
      {text && <p>{t(text, { brand })}</p>}
      {labels.length > 0 && (
        <ul>
          {labels.map(({ id, label, icon }) => (
            <Label key={id}>
              {icon && <Icon name={icon} />}
              <span>{t(label, { brand })}</span>
            </Label>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <Ways>
          {shown.map(({ id, label, icon, to }) => (
            <li key={id}>
              <Way to={to}>
                {icon && <Icon name={icon} />}
                <span>{t(label, { brand })}</span>
              </Way>
            </li>
          ))}
        </Ways>
      )}
    </Section>
  );
}
