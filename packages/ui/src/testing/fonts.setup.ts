import { afterEach } from 'vitest';
import { setFont, stackOf } from './fonts.ts';

// A page that waits for its letters while a test looks at it would move.
await Promise.all([400, 500, 700, 800].map((weight) => document.fonts.load(`${weight} 16px ${stackOf('usual')}`)));
await setFont('usual');

afterEach(() => setFont('usual'));
