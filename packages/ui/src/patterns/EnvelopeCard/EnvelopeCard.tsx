import { useId } from 'react';
import { disclosureButton } from '../../primitives/behaviour/disclosureButton.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Verbatim } from '../../primitives/Verbatim/index.ts';
import type { RedEnvelopeViewProps } from '../../views/red-envelope/contract.ts';
import { InFloatBar } from '../FloatBar/InFloatBar.tsx';
import type { OnModal } from '../onModal.tsx';
import * as css from './EnvelopeCard.css.ts';
import { EnvelopePicture } from './EnvelopePicture.tsx';

type EnvelopeCardProps = Pick<RedEnvelopeViewProps, 'offer' | 'collapsed' | 'onToggle' | 'texts'>;

/** A floating envelope that can be collapsed. `data-state` in CSS is `open` or `collapsed` (ENV-03). */
export function EnvelopeCard({ offer, collapsed, onToggle, texts }: EnvelopeCardProps) {
  const id = useId();
  if (offer === null) return null;
  if (collapsed) {
    return (
      <aside className={css.place} aria-label={texts.title} data-state="collapsed">
        <button {...disclosureButton(false, id, onToggle)} className={css.small}>
          <EnvelopePicture className={css.smallPicture} />
          <span className={css.word}>{texts.expand}</span>
          <span className={css.time}>{offer.left}</span>
        </button>
      </aside>
    );
  }
  return (
    <aside className={css.place} aria-label={texts.title} data-state="open">
      <div id={id} className={css.card}>
        <EnvelopePicture className={css.picture} />
        <div>
          <p className={css.title}>{texts.title}</p>
          <p className={css.hint} role="status">
            {offer.checking ? texts.checking : texts.hint}
          </p>
        </div>
        <IconButton
          className={css.corner}
          label={texts.collapse}
          icon={<Icon name="lucide:minus" />}
          {...disclosureButton(true, id, onToggle)}
        />
        <div className={css.foot}>
          <span>
            <span>{`${texts.endsIn} `}</span>
            <Verbatim className={css.time}>{offer.left}</Verbatim>
          </span>
          <Button variant="gold" onClick={offer.onClaim} loading={offer.claiming}>
            {offer.claiming ? texts.claiming : texts.claim}
          </Button>
        </div>
      </div>
    </aside>
  );
}

/** A red envelope as an overlay, and the amount won (ENV-06). */
export function EnvelopeModal({ modal: Modal, ...props }: RedEnvelopeViewProps & OnModal) {
  const { won, onClose, texts } = props;
  return (
    <>
      <InFloatBar side="start">
        <EnvelopeCard {...props} />
      </InFloatBar>
      <Modal open={won !== null} onClose={onClose} insistent title={texts.wonTitle} closeLabel={texts.close}>
        <div className={css.won}>
          <EnvelopePicture className={css.picture} />
          <p>{texts.wonText}</p>
          <p className={css.amount}>{won}</p>
          <Button variant="gold" size="lg" block onClick={onClose}>
            {texts.take}
          </Button>
        </div>
      </Modal>
    </>
  );
}
