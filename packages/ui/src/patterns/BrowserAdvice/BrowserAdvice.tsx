import { Button } from '../../primitives/Button/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { BrowserNoticeViewProps } from '../../views/browser-notice/contract.ts';
import type { OnModal } from '../onModal.tsx';
import { StepList } from '../StepList/index.ts';
import * as css from './BrowserAdvice.css.ts';

type BrowserAdviceProps = Omit<BrowserNoticeViewProps, 'open'>;

/** Ways to open the page in a supported browser, or to continue anyway (SHELL-39x). */
export function BrowserAdvice(props: BrowserAdviceProps) {
  const { problem, browser, address, copied, onCopy, onOpenOutside, onClose, texts } = props;
  return (
    <div className={css.root}>
      <p className={css.message}>{problem === 'in-app' ? texts.inApp : texts.old}</p>
      {onOpenOutside ? (
        <Button size="lg" block onClick={onOpenOutside}>
          {texts.openOutside}
        </Button>
      ) : null}
      <StepList
        steps={[
          { text: texts.copyStep, picture: 'copy' },
          { text: texts.openStep({ browser }), picture: 'compass' },
        ]}
      />
      <TextField
        label={texts.address}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={css.actions}>
        <Button size="lg" block variant={onOpenOutside ? 'outline' : 'primary'} onClick={onCopy}>
          {copied ? texts.copied : texts.copy}
        </Button>
        <Button variant="ghost" block onClick={onClose}>
          {texts.proceed}
        </Button>
      </div>
    </div>
  );
}

/** The notice of an unsupported browser, as a modal (SITE-18). */
export function BrowserAdviceModal({ modal: Modal, open, ...advice }: BrowserNoticeViewProps & OnModal) {
  const { onClose, texts } = advice;
  return (
    <Modal open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <BrowserAdvice {...advice} />
    </Modal>
  );
}
