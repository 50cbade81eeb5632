/**
 * What the server may refuse to someone who holds numbers, pays or selects a ticket. These pages load it with the first refusal, so that
 * pages with other forms do not carry it.
 */
export const buying = {
  'refusal.fee_changed': 'The next game has a different fee. Please contact support for a refund.',
  'refusal.game_closed': 'Sales for this game have ended.',
  'refusal.game_full': 'All numbers in this game are taken. Please choose another game.',
  'refusal.game_not_found': 'We could not find this game. Go to Games to see what is open.',
  'refusal.holds_used_up':
    'You have held numbers of this game three times without paying. Pay first: you choose your numbers when we have approved your payment. Or try again tomorrow.',
  'refusal.new_players_full':
    'The numbers that we keep for new players are taken for now. Try again in a few minutes, or pay now and choose your numbers when we have approved your payment.',
  'refusal.no_numbers_chosen': 'Please select at least one number',
  'refusal.numbers_taken': 'Some of the selected numbers have been taken by other players',
  'refusal.payment_not_found': 'We could not find this payment.',
  'refusal.payments_today':
    'You have sent 5 payments today. Please wait until we have approved one of them, or try again tomorrow. Keep the screenshot.',
  'refusal.payments_waiting':
    'We are still checking your earlier payment. Please keep this screenshot, and send the payment when the earlier one is decided.',
  'refusal.picture_not_supported': 'Please choose a JPEG, PNG or WebP image.',
  'refusal.picture_too_large': 'This image is too large. Please choose one of up to 10 MB.',
  'refusal.picture_unreadable': 'We cannot read this image. Please take a new screenshot and upload it.',
  'refusal.reference_invalid': 'Please check the transaction number. It has 6 to 30 letters and digits.',
  'refusal.reference_used': 'This transaction number was already used. Check it, or contact support.',
  'refusal.sales_stopped': 'Sales are stopped at the moment. Please try again later.',
  'refusal.screenshot_not_found': 'The screenshot is no longer available. Please upload it again.',
  'refusal.screenshot_used': 'This screenshot was sent with another payment. Send the one of this transfer.',
  'refusal.selection_not_owed': 'This payment already has a ticket or a refund.',
  'refusal.staff_cannot_play': 'Staff accounts do not play.',
  'refusal.ticket_not_found': 'We could not find this ticket.',
  'refusal.ticket_unavailable': 'This ticket has already been taken by another user',
  'refusal.too_many_holds':
    'You have held numbers of this game 10 times within an hour. Pay for the numbers that you hold, or try again later.',
  'refusal.too_many_numbers': 'You can only select up to 3 numbers',
  'refusal.upload_incomplete': 'The upload is not complete yet. Please try again.',
  'refusal.upload_not_found': 'This upload has expired. Please choose the screenshot again.',
} as const
