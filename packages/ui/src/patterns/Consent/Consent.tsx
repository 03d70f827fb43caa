import type { ConsentViewProps } from '../../views/consent/contract.ts';
import type { OnModal } from '../onModal.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';

/** The question at the lower edge, and the dialog of the choices (CNS-02). */
export function Consent({ modal, ...view }: ConsentViewProps & OnModal) {
  return (
    <>
      {view.asks && <ConsentBanner {...view} />}
      <ConsentDialog {...view} modal={modal} />
    </>
  );
}
