import { Component, type ReactNode } from 'react'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Wrap } from '../ui/layout.tsx'

type State = { readonly hasFailed: boolean }

/** The last error boundary. React can catch errors of a page only in a class. */
export class ErrorScreen extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Apology /> : this.props.children
  }
}

function Apology() {
  const { t } = useText()
  return (
    <Wrap as="main" page>
      <Empty
        level="h1"
        title={t('error.applicationTitle')}
        text={t('error.applicationText')}
        action={
          <Button look="primary" onClick={() => location.reload()}>
            {t('action.tryAgain')}
          </Button>
        }
      />
    </Wrap>
  )
}
