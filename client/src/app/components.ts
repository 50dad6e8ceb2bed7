import type { ConfigProviderProps } from 'antd'
import css from './components.module.css'

/** The look of antd’s components beyond its tokens, by the class names that it offers for their parts. */
export const components: ConfigProviderProps = {
  wave: { disabled: true },
  button: {
    classNames: ({ props: { icon, children } }) => ({
      root: icon && !children ? `${css.button} ${css.iconButton}` : css.button,
    }),
  },
  tabs: { classNames: { indicator: css.tabIndicator } },
  tag: { variant: 'filled' },
  input: { classNames: { prefix: css.inputPrefix } },
  form: { classNames: { label: css.formLabel, help: css.formHelp, extra: css.formExtra } },
  segmented: { classNames: { root: css.segmented } },
  notification: { classNames: { list: css.toasts, close: css.toastClose } },
  dropdown: { classNames: { item: css.menuItem } },
}
