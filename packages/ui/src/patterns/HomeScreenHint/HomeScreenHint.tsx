import { Button } from '../../primitives/Button/index.ts';
import type { HomeScreenHintViewProps } from '../../views/home-screen-hint/contract.ts';
import type { OnModal } from '../onModal.tsx';
import { StepList } from '../StepList/index.ts';

/** Instructions to add the site to the home screen, in three steps (SHELL-38x). */
export function HomeScreenHint({ modal: Modal, open, siteName, onClose, texts }: HomeScreenHintViewProps & OnModal) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.title({ site: siteName })}
      description={texts.subtitle}
      closeLabel={texts.close}
      footer={
        <Button size="lg" block onClick={onClose}>
          {texts.understood}
        </Button>
      }
    >
      <StepList
        steps={[
          { text: texts.share, picture: 'share' },
          { text: texts.add, picture: 'add' },
          { text: texts.confirm, picture: 'done' },
        ]}
      />
    </Modal>
  );
}
