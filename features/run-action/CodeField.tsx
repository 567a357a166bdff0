import type {ComponentProps, ReactNode} from 'react';

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  label: string;
  onValue: (value: string) => void;
  /** Stands below the field. */
  children?: ReactNode;
}

/** A field for code, which browsers and keyboards leave as it is typed. */
export const CodeField = ({label, onValue, children, ...props}: Props): ReactNode => (
  <label>
    {label}
    <textarea
      {...props}
      spellCheck={false}
      autoCapitalize="off"
      onChange={({target}) => onValue(target.value)}
    />
    {children}
  </label>
);
