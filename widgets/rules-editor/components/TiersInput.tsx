import { useState } from 'react';
import type { PriceTier, RuleField, RuleValue } from '@shared/contract/rules';
import { readMoney } from '@shared/format/readMoney';
import { notNegative, readCount, type ReadNumber } from '@shared/format/readNumber';
import { t } from '@shared/page/i18n';
import { useDomId, useLocale, useWidget } from '@shared/mount/WidgetContext';
import { useNumberText } from '@shared/ui/useNumberText';

interface Props {
  id: string;
  field: RuleField;
  tiers: readonly PriceTier[];
  isDisabled: boolean;
  onChange: (value: RuleValue) => void;
}

/** Prices by quantity, a row each. */
export function TiersInput({ id, field, tiers, isDisabled, onChange }: Props) {
  // What was typed and is no number stays with its tier when another one goes.
  const [left, setLeft] = useState<{ keys: number[]; gone: number }>({ keys: [], gone: 0 });
  const keys = tiers.map((_, position) => left.keys[position] ?? position + left.gone);
  const last = tiers.at(-1);
  const start = last ? (last.to ?? last.from) + 1 : 1;
  return (
    <div role="group" aria-label={field.label} data-focus-group>
      {tiers.map((tier, position) => (
        <Tier
          key={keys[position]}
          number={position + 1}
          tier={tier}
          isDisabled={isDisabled}
          onChange={(now) => onChange(tiers.map((old, at) => (at === position ? now : old)))}
          onRemove={() => {
            const isLeft = (_: unknown, index: number) => index !== position;
            setLeft({ keys: keys.filter(isLeft), gone: left.gone + 1 });
            onChange(tiers.filter(isLeft));
          }}
        />
      ))}
      <button
        id={id}
        data-focus
        type="button"
        className="btn btn-sm btn-outline-secondary"
        disabled={isDisabled}
        onClick={() => onChange([...tiers, { from: start, to: null, price: last?.price ?? '' }])}
      >
        {t('Add tier')}
      </button>
    </div>
  );
}

interface TierProps {
  /** As people count them. */
  number: number;
  tier: PriceTier;
  isDisabled: boolean;
  onChange: (tier: PriceTier) => void;
  onRemove: () => void;
}

/** From how many to how many, and at which price. */
function Tier({ number, tier, isDisabled, onChange, onRemove }: TierProps) {
  const locale = useLocale();
  const { currency } = useWidget().config;
  return (
    <div className="ww-rules-tier">
      <Cell
        label={t('From')}
        name={t('Tier %(number)s from', { number })}
        value={String(tier.from)}
        read={readCount(locale)}
        isDisabled={isDisabled}
        onChange={(text) => onChange({ ...tier, from: Number(text) })}
      />
      <Cell
        label={t('Up to')}
        name={t('Tier %(number)s to, empty for no end', { number })}
        value={tier.to === null ? '' : String(tier.to)}
        read={readCount(locale)}
        mayBeEmpty
        isDisabled={isDisabled}
        onChange={(text) => onChange({ ...tier, to: text === '' ? null : Number(text) })}
      />
      <Cell
        label={t('Price')}
        name={t('Tier %(number)s price', { number })}
        value={tier.price}
        read={notNegative(readMoney(locale, currency))}
        mayBeEmpty
        isText
        isDisabled={isDisabled}
        onChange={(price) => onChange({ ...tier, price })}
      />
      <button
        type="button"
        className="btn btn-sm btn-link"
        disabled={isDisabled}
        aria-label={t('Remove tier %(number)s', { number })}
        onClick={onRemove}
      >
        {t('Remove')}
      </button>
    </div>
  );
}

interface CellProps {
  label: string;
  /** The label with the number of the tier. */
  name: string;
  value: string;
  read: ReadNumber;
  mayBeEmpty?: boolean;
  /** Kept and sent whatever it is: the server refuses what is no price. */
  isText?: boolean;
  isDisabled: boolean;
  onChange: (text: string) => void;
}

/** A number of a tier. What is none stays as typed and is marked; the form does not close before it is one. */
function Cell({ label, name, value, read, mayBeEmpty, isText, isDisabled, onChange }: CellProps) {
  const id = useDomId();
  /** What was typed and cannot be kept in the tier. */
  const [unread, setUnread] = useState<string | null>(null);
  const { text, wrong, handleText } = useNumberText({
    value: unread ?? value,
    read,
    onChange: (next) => {
      const isKept = isText === true || (next === '' ? mayBeEmpty === true : read(next).ok);
      setUnread(isKept ? null : next);
      if (isKept) onChange(next);
    },
  });
  const says = text.trim() === '' && !mayBeEmpty ? t('Enter a whole number.') : wrong;
  return (
    <label>
      <span className="form-text">{label}</span>
      <input
        className={`form-control ww-number ${says ? 'is-invalid' : ''}`}
        aria-label={name}
        inputMode="decimal"
        autoComplete="off"
        disabled={isDisabled}
        aria-invalid={says ? true : undefined}
        aria-describedby={says ? id : undefined}
        data-unread={unread === null ? undefined : ''}
        value={text}
        onChange={({ target }) => handleText(target.value)}
      />
      {says && (
        <span className="invalid-feedback" id={id}>
          {says}
        </span>
      )}
    </label>
  );
}
