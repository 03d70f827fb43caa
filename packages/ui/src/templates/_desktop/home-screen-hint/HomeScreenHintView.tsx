import { StepList } from '../../../patterns/StepList/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { HomeScreenHintViewProps } from '../../../views/home-screen-hint/contract.ts';

/** How the site gets onto the home screen (SHELL-38x). */
export default function HomeScreenHintView({ open, onClose, texts }: HomeScreenHintViewProps) {
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      title={texts.title}
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
    </Dialog>
  );
}
