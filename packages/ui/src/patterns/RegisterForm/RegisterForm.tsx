import { visuallyHidden } from '../../foundations/text.css.ts';
import { useFailedPicture } from '../../primitives/behaviour/useFailedPicture.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { RegisterViewProps } from '../../views/register/contract.ts';
import * as layout from '../form-layout.css.ts';
import { ModelForm } from '../FormFields/index.ts';
import * as css from './RegisterForm.css.ts';

const expected = 6;

/**
 * The fields of a currency, the sticky submit button, and the links to sign-in and service. `data-surface` in CSS is `page`
 * or `modal` (REG-05x).
 */
export function RegisterForm(props: RegisterViewProps) {
  const { surface, state, form, picture, note, onLogin, onCustomerService, texts } = props;
  const ways = (
    <div className={css.below}>
      <p className={layout.sentence}>
        {texts.haveAccount}
        <button type="button" className={layout.link} onClick={onLogin}>
          {texts.login}
        </button>
      </p>
      {onCustomerService && (
        <Button variant="ghost" onClick={onCustomerService}>
          {texts.customerService}
        </Button>
      )}
    </div>
  );
  if (state === 'loading') {
    return (
      <div className={layout.form} data-surface={surface} aria-busy="true">
        <output className={visuallyHidden}>{texts.loading}</output>
        <RegisterPicture address={picture} />
        <div className={css.waiting}>
          {Array.from({ length: expected }, (_, index) => (
            <div key={index} className={css.waitingField}>
              <Skeleton shape="text" width="40%" />
              <Skeleton height="52px" />
            </div>
          ))}
        </div>
        {ways}
      </div>
    );
  }
  return (
    <div data-surface={surface}>
      <RegisterPicture address={picture} />
      {note}
      {form.fields.some(({ required }) => required) && (
        <p className={css.required} aria-hidden="true">
          <span className={css.star}>* </span>
          {texts.requiredHint}
        </p>
      )}
      <ModelForm form={form} label={texts.title} first={surface === 'modal' ? form.fields[0]?.name : undefined}>
        {ways}
        <div className={css.bar}>
          <Button type="submit" variant="gold" size="lg" block loading={form.busy}>
            {form.busy ? texts.submitting : texts.submit}
          </Button>
        </div>
      </ModelForm>
    </div>
  );
}

/** The picture over the form: the platform's, or the default if there is none or it fails to load (SITE-14). */
function RegisterPicture({ address }: { readonly address: string }) {
  const { failed, ...picture } = useFailedPicture(address);
  if (address !== '' && !failed) {
    return <img className={css.picture} src={address} alt="" {...picture} />;
  }
  return (
    <svg className={css.picture} viewBox="0 0 720 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={css.rays}>
        {[-75, -45, -15, 15, 45, 75].map((angle) => (
          <path key={angle} d="M360 150 332 -260h56z" transform={`rotate(${angle} 360 150)`} />
        ))}
      </g>
      <g className={css.gold}>
        <path d="M360 20l12 26 29 4-21 20 5 29-25-14-25 14 5-29-21-20 29-4z" />
        <path d="M276 56l5 11 12 1-9 9 2 12-10-6-10 6 2-12-9-9 12-1zM444 56l5 11 12 1-9 9 2 12-10-6-10 6 2-12-9-9 12-1z" />
      </g>
      <g className={css.coins}>
        <circle cx="218" cy="42" r="11" />
        <circle cx="502" cy="42" r="11" />
        <circle cx="120" cy="80" r="18" />
        <circle cx="600" cy="80" r="18" />
        <circle cx="48" cy="36" r="9" />
        <circle cx="672" cy="36" r="9" />
      </g>
    </svg>
  );
}
