import { ModalHost } from './modal-host.tsx';
import { PanelHost } from './panel-host.tsx';
import { QuestionHost } from './question-host.tsx';

/** What lies over the page: a modal, a panel, a question. */
export function OverlayHosts() {
  return (
    <>
      <ModalHost />
      <PanelHost />
      <QuestionHost />
    </>
  );
}
