import { Suspense } from 'react';
import type { Template } from '../../defineTemplate.ts';
import { FloatDock } from '../../patterns/FloatDock/index.ts';
import { redEnvelopeFixture } from '../../views/red-envelope/red-envelope.fixtures.ts';
import { rouletteFixture } from '../../views/roulette/roulette.fixtures.ts';
import { loadView, View } from '../screen/Screen.tsx';

const onClose = (): void => undefined;
const texts = { label: 'Service', close: 'Close', more: 'More' };

/** All that can float at once: envelope, wheel, and the site's own at both edges. */
export function Floats({ template }: { readonly template: Template }) {
  const variant = template.kind === 'mobile' ? 'empty' : 'normal';
  return (
    <Suspense fallback={null}>
      <View template={template} name="redEnvelope" props={redEnvelopeFixture({ variant })} />
      <View template={template} name="roulette" props={rouletteFixture({ variant: 'empty' })} />
      <FloatDock
        floats={[
          { id: '1', title: 'Customer service', picture: '', position: 'right', href: '#service', onClose },
          { id: '2', title: 'App', picture: '', position: 'left', href: '#app', onClose },
        ]}
        texts={texts}
      />
    </Suspense>
  );
}

/** Loads what floats in a template, so that it is there at once. */
export const loadFloats = (template: Template): Promise<unknown> =>
  Promise.all([loadView(template, 'redEnvelope'), loadView(template, 'roulette')]);

/** The float of most sites. */
export function Service() {
  const float = {
    id: '1',
    title: 'Customer service',
    picture: '',
    position: 'right',
    href: '#service',
    onClose,
  } as const;
  return <FloatDock floats={[float]} texts={texts} />;
}
