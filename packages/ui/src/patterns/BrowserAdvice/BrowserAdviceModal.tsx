import type { BrowserNoticeViewProps } from '../../views/browser-notice/contract.ts';
import type { OnModal } from '../onModal.tsx';
import { BrowserAdvice } from './BrowserAdvice.tsx';

/** The notice of an unsupported browser, as a modal (SITE-18). */
export function BrowserAdviceModal({ modal: Modal, open, ...advice }: BrowserNoticeViewProps & OnModal) {
  const { onClose, texts } = advice;
  return (
    <Modal open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <BrowserAdvice {...advice} />
    </Modal>
  );
}
