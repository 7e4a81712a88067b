import {
  Button,
  Icon,
  LinkTo,
  PageTitle,
  token,
  useBrand,
  useMenu,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Props, StorySection } from './brand-story.props.ts';

const Head = styled.header`
  max-inline-size: ${token('size.reading')};
  margin-block-end: ${token('space.6')};

  h2 {
    margin: 0;
  }

  p {
    margin: ${token('space.3')} 0 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.subheading')};
    font-weight: ${token('font.weight.regular')};
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${token('space.4')};

  &[data-layout='columns'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  }

  &[data-layout='column'] {
    max-inline-size: ${token('size.reading')};
    gap: ${token('space.6')};
  }
`;

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space.3')};

  [data-layout='columns'] > & {
    padding: ${token('space.5')};
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface.raised')};
  }

  > svg {
    inline-size: ${token('size.icon.xl')};
    block-size: ${token('size.icon.xl')};
    color: ${token('color.text.accent')};
  }

  h2,
  h3,
  p {
    margin: 0;
  }

  p {
    color: ${token('color.text.secondary')};
    line-height: ${token('font.lineHeight.lg')};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  margin-block-start: auto;
  padding-block-start: ${token('space.2')};
`;

/** The operator's own words [2.12]. */
export default function BrandStory({ props: { title, lead, layout, frame, sections } }: WidgetProps<Props>) {
  const t = useMessages();
  const { name: brand } = useBrand();
  const headingId = useId();
  const alone = frame === 'page';
  const Title = alone ? PageTitle : 'h2';
  return (
    <article aria-labelledby={headingId}>
      <Head>
        <Title id={headingId}>{t(title, { brand })}</Title>
        {lead && <p>{t(lead, { brand })}</p>}
      </Head>
      <Parts data-layout={layout}>
        {sections.map((section) => (
          <Section key={section.id} section={section} heading={alone ? 'h2' : 'h3'} />
        ))}
      </Parts>
    </article>
  );
}

interface SectionProps {
  readonly section: StorySection;
  readonly heading: 'h2' | 'h3';
}

function Section({ section: { icon, title, paragraphs, links }, heading: Heading }: SectionProps) {
  const t = useMessages();
  const { name: brand } = useBrand();
  const ways = useMenu(links);
  return (
    <Part>
      {icon && <Icon name={icon} />}
      <Heading>{t(title, { brand })}</Heading>
      {paragraphs.map((key) => (
        <p key={key}>{t(key, { brand })}</p>
      ))}
      {ways.length > 0 && (
        <Ways>
          {ways.map(({ id, label, icon: mark, to }) => (
            <Button key={id} as={LinkTo} to={to}>
              {mark && <Icon name={mark} />}
              <span>{t(label)}</span>
            </Button>
          ))}
        </Ways>
      )}
    </Part>
  );
}
