import { RichText as Content, type WidgetProps } from '@liveryjs/engine/kit';
import type { Props } from './rich-text.props.ts';

/** A text that the operator writes in Markdown. */
export default function RichText({ props: { content, values, level } }: WidgetProps<Props>) {
  return (
    // As wide as the page: the text, which is narrower to be read well, begins where the page's title does.
    <div>
      <Content content={content} values={values} level={level} />
    </div>
  );
}
