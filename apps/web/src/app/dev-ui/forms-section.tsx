import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { Section } from './section.tsx';

const CITIES = [
  'Amravati',
  'Chhatrapati Sambhajinagar',
  'Kolhapur',
  'Mumbai',
  'Nagpur',
  'Nashik',
  'Navi Mumbai',
  'Pune',
];
const CITY_OPTIONS = CITIES.map((city) => ({ value: city, label: city }));
const TYPES = [
  { value: 'government', label: 'Government' },
  { value: 'private', label: 'Private' },
];
const GENDERS = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
] as const;

export function FormsSection() {
  const [code, setCode] = useState('1234');
  const [wrongCode, setWrongCode] = useState('123456');
  const [city, setCity] = useState<string | null>(null);
  const [gender, setGender] = useState<(typeof GENDERS)[number]['value'] | null>('female');
  return (
    <Section title="Forms">
      <Card padding="roomy" className="grid gap-6 md:grid-cols-2">
        <Field label="Email or WhatsApp Number">
          <Input autoComplete="username" placeholder="asha@example.com" />
        </Field>
        <Field
          label="WhatsApp Number"
          hint="10 digits, without +91"
          error="Please enter a valid 10-digit mobile number"
        >
          <Input inputMode="tel" defaultValue="98765" />
        </Field>
        <Field label="One-time code" hint="Sent to r****a@example.com">
          <CodeField value={code} onChange={setCode} />
        </Field>
        <Field label="One-time code, refused" error="Invalid or expired OTP">
          <CodeField value={wrongCode} onChange={setWrongCode} />
        </Field>
        <Field label="Institution Type">
          <Select defaultValue="all" options={TYPES}>
            <option value="all">All Types</option>
          </Select>
        </Field>
        <Field label="University" hint="Loading the list…">
          <Select disabled>
            <option>All Universities</option>
          </Select>
        </Field>
        <Field label="City" hint="Type a few letters">
          <Combobox options={CITY_OPTIONS} value={city} onChange={setCity} placeholder="All cities" />
        </Field>
        <Field label="Affiliation Code (optional)">
          <Input disabled defaultValue="DKH123" />
        </Field>
        <RadioGroup
          legend="Gender"
          hint="Some seats are for women only"
          choices={GENDERS}
          value={gender}
          onChange={setGender}
        />
        <Field label="Your question">
          <Textarea placeholder="What would you like to know?" />
        </Field>
        <div>
          <Checkbox defaultChecked>I agree to the Terms and Conditions</Checkbox>
          <Checkbox>Show colleges below 5%</Checkbox>
          <Checkbox error="Please accept the terms first">I agree to the refund policy</Checkbox>
          <Checkbox disabled>Not available</Checkbox>
        </div>
      </Card>
    </Section>
  );
}
