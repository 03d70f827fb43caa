import { BrowserAdvice } from '../../../patterns/BrowserAdvice/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { BrowserNoticeViewProps } from '../../../views/browser-notice/contract.ts';

/** The browser is not supported (SITE-18, SITE-19x, SHELL-39x). */
export default function BrowserNoticeView({ open, ...advice }: BrowserNoticeViewProps) {
  const { onClose, texts } = advice;
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <BrowserAdvice {...advice} />
    </Sheet>
  );
}
