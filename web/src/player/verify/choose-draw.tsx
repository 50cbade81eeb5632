import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column, Wrap } from '../../ui/layout.tsx'
import { VerdictHead } from './verdict-head.tsx'

/** /verify without a game: asks which draw to check. */
export function ChooseDraw() {
  const { t } = useText()
  const [, navigate] = useLocation()
  const [isFaulty, setFaulty] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const game = String(new FormData(event.currentTarget).get('game')).trim().toLowerCase()
    const isGame = /^[a-z0-9-]+-\d+$/.test(game)
    setFaulty(!isGame)
    if (isGame) navigate(`/verify/${game}`)
  }
  return (
    <>
      <VerdictHead title={t('proof.choose')} text={t('proof.chooseText')} />
      <Wrap page>
        <form onSubmit={submit}>
          <Column gap={3}>
            <TextField
              name="game"
              label={t('proof.whichGame')}
              hint={t('proof.whichGameHint')}
              error={isFaulty ? t('proof.whichGameFault') : undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
            <Button look="primary" wide type="submit">
              {t('proof.checkDraw')}
            </Button>
            <ButtonLink href="/game-draw" look="line">
              {t('proof.allDraws')}
            </ButtonLink>
          </Column>
        </form>
      </Wrap>
    </>
  )
}
