import { useState } from 'react'
import { chooseLanguage, useReader } from '../text/language-provider.tsx'
import { useText } from '../text/use-text.ts'
import { BrandBand } from '../ui/brand-band.tsx'
import { Button } from '../ui/button.tsx'
import { Row, Wrap } from '../ui/layout.tsx'
import { Logo } from '../ui/logo.tsx'
import { activeTheme, chooseTheme } from '../ui/theme.ts'
import { Toasts } from '../ui/toast.tsx'
import { ControlSamples } from './controls.tsx'
import { DrawSamples } from './draw.tsx'
import { FoundationSamples } from './foundations.tsx'
import { GameSamples } from './games.tsx'
import styles from './kit.module.css'
import { NoticeSamples } from './notices.tsx'
import { NumberSamples } from './numbers.tsx'
import { OperatorSamples } from './operators.tsx'
import { PaymentSamples } from './payments.tsx'
import { TicketSamples } from './tickets.tsx'
import { useSampleText } from './use-sample-text.ts'

/** Every component in every state, on the development server only. */
export function Kit() {
  const { t } = useText()
  const sample = useSampleText()
  return (
    <>
      <KitHeader />
      <Wrap as="main" className={styles.page}>
        <h1>{sample('Kit and states', 'ክፍሎችና ሁኔታቸው')}</h1>
        <div className={styles.columns}>
          <FoundationSamples />
          <ControlSamples />
          <NumberSamples />
          <PaymentSamples />
          <NoticeSamples />
          <GameSamples />
          <TicketSamples />
          <DrawSamples />
          <OperatorSamples />
        </div>
      </Wrap>
      <Toasts closeLabel={t('action.close')} />
    </>
  )
}

function KitHeader() {
  const { t, language } = useText()
  const { calendar, chooseCalendar } = useReader()
  const [theme, setTheme] = useState(activeTheme)
  const other = theme === 'light' ? 'dark' : 'light'
  return (
    <header className={styles.header}>
      <Wrap>
        <Row gap={1} wrap>
          <Logo language={language} />
          <Button look="text" onClick={() => void chooseLanguage(language === 'en' ? 'am' : 'en')}>
            {t('language.other')}
          </Button>
          <Button
            look="text"
            icon={theme === 'light' ? 'moon' : 'sun'}
            onClick={() => {
              chooseTheme(other)
              setTheme(other)
            }}
          >
            {t(other === 'dark' ? 'theme.toDark' : 'theme.toLight')}
          </Button>
          <Button look="text" onClick={() => chooseCalendar(calendar === 'ethiopian' ? 'gregorian' : 'ethiopian')}>
            {t(calendar === 'ethiopian' ? 'calendar.gregorian' : 'calendar.ethiopian')}
          </Button>
        </Row>
      </Wrap>
      <BrandBand />
    </header>
  )
}
