import { RegisterForm } from '../../../patterns/RegisterForm/index.ts';
import type { RegisterViewProps } from '../../../views/register/contract.ts';
import * as css from './RegisterView.css.ts';

/** Registration in one column: a page, or the content of the sheet (REG-05x). */
export default function RegisterView(props: RegisterViewProps) {
  const { surface, texts } = props;
  if (surface === 'modal') return <RegisterForm {...props} />;
  return (
    <section className={css.page} aria-labelledby="register-title">
      <header className={css.head}>
        <h1 id="register-title" className={css.title}>
          {texts.title}
        </h1>
        <p className={css.subtitle}>{texts.subtitle}</p>
      </header>
      <RegisterForm {...props} />
    </section>
  );
}
