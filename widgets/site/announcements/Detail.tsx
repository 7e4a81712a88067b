import { picturesOf } from '@liveryjs/client/announcements/pictures-of';
import { Picture, SafeHtml, token, useIntl } from '@liveryjs/engine/kit';
import { DATE_STYLE } from '@liveryjs/engine/kit/plain';
import type { Announcement } from '@liveryjs/schemas/platform';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Types } from './Types.tsx';

/** The platform's pictures are 16 wide by 9 high. */
const WIDTH = 960;
const HEIGHT = 540;

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  max-inline-size: ${token('size.reading')};

  h3 {
    margin: 0;
    font: ${token('typography.heading')};

    &:focus-visible {
      outline-offset: ${token('space.1')};
    }
  }
`;

const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};

  time {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

const Face = styled(Picture)`
  block-size: auto;
  aspect-ratio: 16 / 9;
  border-radius: ${token('radius.card')};
`;

interface Props {
  readonly announcement: Announcement;
  /** Takes the focus when the text takes the list's place. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** A whole announcement: what it is about, when it came, its title, its pictures and its text. */
export function Detail({ announcement, heading }: Props) {
  const intl = useIntl();
  const { title, publishedAt, content = '' } = announcement;
  return (
    <Article>
      <About>
        <Types announcement={announcement} />
        {publishedAt && <time dateTime={publishedAt}>{intl.formatDate(publishedAt, DATE_STYLE)}</time>}
      </About>
      <h3 ref={heading} tabIndex={-1} dir="auto">
        {title}
      </h3>
      {picturesOf(announcement).map((src) => (
        <Face key={src} src={src} alt="" width={WIDTH} height={HEIGHT} />
      ))}
      <SafeHtml html={content} level={4} />
    </Article>
  );
}
