import { FooterMark } from '@housefront/ui/patterns/MarkStrip';
import { LicenceNotice as Notice } from '@housefront/ui/patterns/LicenceNotice';
import type { ReactNode } from 'react';
import { useLicence } from './useLicence.ts';
import { useMarks } from './useMarks.ts';

/** The licence of the operator at the end of every page, with the ways to help (RG-01). */
export function LicenceNotice(): ReactNode {
  const licence = useLicence();
  const marks = useMarks('footer');
  if (!licence) return null;
  const { label, age, sentences, register, safer, limits, helpline } = licence;
  return (
    <Notice
      label={label}
      age={age}
      sentences={sentences}
      links={[safer, limits, helpline, register].filter((link) => link !== null)}
    >
      {marks.length === 0 ? null : marks.map((mark) => <FooterMark key={mark.href} mark={mark} />)}
    </Notice>
  );
}
