import { FEEDBACK } from '@liveryjs/client/support/feedback';

/** The fields of the form, in their order. */
export const FIELDS = [{ name: 'content', kind: 'text' }] as const;

/** Returns the problem of the feedback, as a message key with its values; undefined when there is none [5.09]. */
export function checkContent(content: string): { key: string; values: Record<string, number> } | undefined {
  if (content === '') return { key: 'form.notEmpty', values: {} };
  const { length } = [...content];
  const fits = length >= FEEDBACK.least && length <= FEEDBACK.most;
  return fits ? undefined : { key: 'feedbackForm.between', values: { ...FEEDBACK } };
}
