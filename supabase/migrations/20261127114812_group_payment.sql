ALTER TABLE "public"."booking_payments" ADD COLUMN "group_payment" uuid;

CREATE OR REPLACE FUNCTION private.euros_in_words(p_amount numeric)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select replace(to_char(p_amount, 'FM9999999990.00'), '.', ',') || U&'\00a0€' $function$;

CREATE OR REPLACE FUNCTION private.group_payment_parts(p_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(jsonb_agg(to_jsonb(p) - 'entered_by' order by b.check_in_date, b.booking_number), '[]')
     from public.booking_payments p join public.bookings b on b.id = p.booking_id
    where p.group_payment = p_id $function$;

CREATE OR REPLACE FUNCTION private.receive_group_payment(p_id uuid, p_reference text, p_amount numeric, p_method text, p_paid_on date, p_note text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due numeric;
begin
  perform private.require_staff();
  if p_id is null or p_amount is null or p_amount <= 0 or p_amount <> round(p_amount, 2) then
    perform private.refuse_malformed();
  end if;
  perform 1 from public.bookings b where b.group_reference = p_reference order by b.id for update;
  if exists (select from public.booking_payments p where p.group_payment = p_id) then
    return private.group_payment_parts(p_id);
  end if;
  select sum(b.amount_due) into due from public.bookings b
   where b.group_reference = p_reference and b.status <> 'cancelled' and b.amount_due > 0;
  if not exists (select from public.bookings b where b.group_reference = p_reference and b.status <> 'cancelled') then
    perform private.refuse('booking-unknown');
  end if;
  if p_amount > coalesce(due, 0) then
    perform private.refuse('group-owes-less', part => private.euros_in_words(coalesce(due, 0)));
  end if;
  insert into public.booking_payments (booking_id, amount, method, paid_on, note, group_payment)
  select o.id, least(o.amount_due, p_amount - o.before), p_method, p_paid_on,
         concat_ws(' ', left(private.clean(p_note), 450),
           case when p_amount > least(o.amount_due, p_amount - o.before)
                then format('Parte de %s do grupo.', private.euros_in_words(p_amount)) end),
         p_id
    from (select b.id, b.amount_due,
                 sum(b.amount_due) over (order by b.check_in_date, b.booking_number) - b.amount_due as before
            from public.bookings b
           where b.group_reference = p_reference and b.status <> 'cancelled' and b.amount_due > 0) o
   where o.before < p_amount
   order by o.before;
  return private.group_payment_parts(p_id);
end $function$;

CREATE OR REPLACE FUNCTION private.refusals()
 RETURNS TABLE(reason text, status integer, code text, words text)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ values
    ('contact-incomplete', 400, 'HS001', 'Informações do contacto principal incompletas'),
    ('dates-missing', 400, 'HS002', 'Por favor, selecione as datas de check-in e check-out'),
    ('dates-in-wrong-order', 400, 'HS003', 'Data de check-out deve ser posterior à data de check-in'),
    ('arrival-past', 400, 'HS004', 'A data de check-in já passou.'),
    ('beyond-horizon', 400, 'HS005', 'Só é possível fazer reservas com até %s de antecedência.'),
    ('room-unknown', 400, 'HS006', 'O quarto selecionado não existe ou não está disponível.'),
    ('room-too-small', 400, 'HS007', 'A capacidade dos quartos selecionados é insuficiente'),
    ('price-changed', 400, 'HS008', 'O preço do quarto foi atualizado. Por favor, recarregue a página e confirme o novo total.'),
    ('room-closed', 409, 'HS009', 'O quarto selecionado não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
    ('text-too-long', 400, 'HS010', 'O texto introduzido é demasiado longo.'),
    ('email-invalid', 400, 'HS011', 'Email inválido'),
    ('phone-invalid', 400, 'HS012', 'Telefone inválido'),
    ('request-known', 409, 'HS013', 'Este pedido já foi recebido.'),
    ('booking-changed', 409, 'HS014', 'Entretanto, esta reserva foi alterada por outra pessoa.'),
    ('conflict-settled', 409, 'HS014', 'Entretanto, este conflito foi resolvido.'),
    ('text-changed', 409, 'HS014', 'Entretanto, este texto foi alterado por outra pessoa.'),
    ('stay-too-short', 409, 'HS015', 'Nestas datas, a estadia mínima é de %s noites.'),
    ('no-arrivals', 409, 'HS016', 'Neste dia não há entradas. Por favor, escolha outra data de check-in.'),
    ('requests-paused', 403, 'HS017', 'De momento não recebemos pedidos pelo site. Por favor, contacte-nos por telefone.'),
    ('email-unconfirmed', 403, 'HS018', 'Há muitos pedidos por responder nestas datas. Para enviar este, confirme primeiro o seu email ou contacte-nos por telefone.'),
    ('too-many-unanswered', 403, 'HS018', 'Há muitos pedidos por responder nestas datas. Por favor, contacte-nos por telefone.'),
    ('mail-off', 409, 'HS019', 'De momento não é possível confirmar o email. Por favor, contacte-nos por telefone.'),
    ('link-unknown', 404, 'HS020', 'Não encontrámos esta reserva. Abra a ligação tal como a recebeu ou contacte-nos.'),
    ('too-late-to-cancel', 409, 'HS021', 'Já não é possível cancelar aqui. Por favor, contacte-nos por telefone.'),
    ('request-malformed', 400, 'HS022', 'Pedido inválido. Por favor, recarregue a página.'),
    ('stay-too-long', 400, 'HS023', 'Uma estadia pode ter até %s noites. Para ficar mais tempo, contacte-nos por telefone.'),
    ('too-many-rooms', 400, 'HS024', 'Um pedido não pode ter mais quartos do que a casa. Por favor, contacte-nos por telefone.'),
    ('calendar-unknown', 404, 'HS030', 'Este calendário não existe.'),
    ('calendar-busy', 409, 'HS031', 'Este calendário está a ser sincronizado.'),
    ('mail-on-its-way', 409, 'HS032', 'Este e-mail ainda está a caminho.'),
    ('house-address-missing', 409, 'HS033', 'Falta o endereço da casa.'),
    ('group-owes-less', 409, 'HS034', 'O grupo só tem %s por pagar.'),
    ('fields-missing', 400, 'HS101', 'Por favor, preencha todos os campos obrigatórios'),
    ('message-known', 409, 'HS102', 'Esta mensagem já foi recebida.'),
    ('call-malformed', 400, 'HS400', 'Pedido inválido.'),
    ('too-many-of-email', 429, 'HS429', 'Demasiados pedidos pendentes para este email. Por favor, contacte-nos por telefone.'),
    ('too-many-requests', 429, 'HS429', 'Demasiados pedidos num curto espaço de tempo. Por favor, tente mais tarde ou contacte-nos por telefone.'),
    ('too-many-tests', 429, 'HS429', 'Demasiados testes numa hora.'),
    ('room-taken', 409, '23P01', 'O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
    ('group-reference-invalid', 403, '42501', 'Referência de grupo inválida.'),
    ('guest-data-staff-only', 403, '42501', 'Apenas a equipa pode tratar dos dados de um hóspede.'),
    ('request-not-pending', 403, '42501', 'Um pedido de reserva é sempre criado como pendente.'),
    ('staff-only', 403, '42501', 'Apenas a equipa pode fazer isto.'),
    ('booking-unknown', 404, 'PGRST116', 'Reserva não encontrada.'),
    ('mail-unknown', 404, 'PGRST116', 'E-mail não encontrado.') $function$;

CREATE OR REPLACE FUNCTION private.undo_group_payment(p_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  perform 1 from public.bookings b
   where b.id in (select p.booking_id from public.booking_payments p where p.group_payment = p_id)
   order by b.id for update;
  if not found then
    perform private.refuse('booking-unknown');
  end if;
  update public.booking_payments p set undone = true where p.group_payment = p_id and not p.undone;
  return private.group_payment_parts(p_id);
end $function$;

CREATE OR REPLACE FUNCTION public.receive_group_payment(id uuid, reference text, amount numeric, method text, paid_on date, note text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.receive_group_payment(id, reference, amount, method, paid_on, note) AS receive_group_payment;
END;

CREATE OR REPLACE FUNCTION public.undo_group_payment(id uuid)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.undo_group_payment(id) AS undo_group_payment;
END;

CREATE INDEX booking_payments_group_idx ON public.booking_payments USING btree (group_payment) WHERE (group_payment IS NOT NULL);

REVOKE ALL ON FUNCTION "private"."euros_in_words"(numeric) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."group_payment_parts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."receive_group_payment"(uuid, text, numeric, text, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."receive_group_payment"(uuid, text, numeric, text, date, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."receive_group_payment"(uuid, text, numeric, text, date, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."undo_group_payment"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."undo_group_payment"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."undo_group_payment"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."receive_group_payment"(uuid, text, numeric, text, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."receive_group_payment"(uuid, text, numeric, text, date, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."receive_group_payment"(uuid, text, numeric, text, date, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."undo_group_payment"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_group_payment"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."undo_group_payment"(uuid) TO "service_role";
