import { shakingOf } from '../../scripts/test/shaking.ts';

const factor = shakingOf(process.env)?.patience ?? 1;

/** A limit in milliseconds that ends what hangs. In a shaken run, where everything is slower, it is longer (DX-03). */
export const patient = (ms: number): number => ms * factor;
