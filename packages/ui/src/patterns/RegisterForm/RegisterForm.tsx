import { visuallyHidden } from '../../foundations/text.css.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { RegisterViewProps } from '../../views/register/contract.ts';
import { ModelForm } from '../FormFields/index.ts';
import * as layout from '../form-layout.css.ts';
import * as css from './RegisterForm.css.ts';
import { RegisterPicture } from './RegisterPicture.tsx';

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
